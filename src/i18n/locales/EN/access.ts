export const access = {
  'sms.wait': '{{seconds}} s',

  'login.methods': 'Way of logging in',
  'login.method.username': 'Username',
  'login.method.mobile': 'Mobile number',
  'login.rememberPassword': 'Remember my password',
  'login.rememberNumber': 'Remember my number',
  'login.forgot': 'Forgot password?',

  'country.choose': 'Choose your country',
  'country.search': 'Search by name or code',
  'country.none': 'No country matches. Try its code, such as 66.',

  'captcha.forSms': 'Enter the digits in the picture, then ask for the code again.',
  'rule.required.verificationCode': 'Enter the code from the SMS',
} as const;
