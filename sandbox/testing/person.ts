/** The fields of a registration, without username and number. */
export const person = {
  registerUrl: 'http://lantern.localhost/m/register',
  registerMethod: 'H5',
  type: 0,
  domain: 'lantern.localhost',
  terms: true,
  password: 'secret-1',
  confirmPassword: 'secret-1',
};
