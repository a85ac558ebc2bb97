import type { RegisterField, RegisterSettings, Rule } from '#schemas/declare/register/registerSettings.schema.ts';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { english as texts } from '#tests/support/playerTexts.ts';

const STYLE = `*{box-sizing:border-box;margin:0}body{padding:0 12px 24px;background:#fef3e3;color:#2a1d14;font:16px/1.5 Inter,system-ui,sans-serif}header{display:flex;gap:16px;align-items:center;height:56px}.panel{max-width:480px;margin:12px auto;padding:20px 16px;border-radius:24px;background:#fffdf8;box-shadow:0 8px 32px rgb(120 60 20/.15)}h1{font-size:24px}form{display:grid;gap:16px;margin-top:16px}label{display:grid;gap:4px;font-size:13px;font-weight:600}label i{color:#b3261e;font-style:normal}input{min-height:48px;padding:0 12px;border:1px solid #b99f88;border-radius:14px;background:#f9efe3;color:inherit;font:inherit;font-size:16px;font-weight:400}input:focus{outline:2px solid #c8402c}small,p{color:#6d5a4c;font-size:13px;font-weight:400}.terms{grid-template-columns:24px 1fr;align-items:center;gap:12px;font-weight:400}.terms input{min-height:24px}footer{position:sticky;bottom:0;display:flex;gap:12px;padding:12px 0;border-top:1px solid #e7d8c4;background:#fffdf8}button{min-height:52px;padding:0 24px;border:0;border-radius:999px;background:none;color:#a8331f;font:inherit;font-weight:700}button[type=submit]{flex:1;background:#c8402c;color:#fff}`;

const valueOf = <R extends Rule['rule']>(rules: readonly Rule[], rule: R) =>
  rules.find((one): one is Extract<Rule, { rule: R }> => one.rule === rule)?.value;

/** What a browser can check and offer for a field by itself. */
function attributesOf(name: RegisterField, rules: readonly Rule[]): string {
  const kind = /password/i.test(name)
    ? 'type="password" autocomplete="new-password"'
    : name === 'email'
      ? 'type="email" autocomplete="email"'
      : name === 'birthday'
        ? 'type="date" autocomplete="bday"'
        : name === 'mobileNum'
          ? 'type="tel" inputmode="tel" autocomplete="tel-national"'
          : 'type="text" autocapitalize="none" spellcheck="false"';
  const min = valueOf(rules, 'minLength');
  const max = valueOf(rules, 'maxLength');
  return `${kind}${min ? ` minlength="${min}"` : ''}${max ? ` maxlength="${max}"` : ''}`;
}

function hintOf(rules: readonly Rule[]): string {
  const min = valueOf(rules, 'minLength');
  const max = valueOf(rules, 'maxLength');
  return min && max ? `${min} to ${max} characters` : '';
}

/** The limit: the same fields as one would write them by hand, with labels, hints and the browser's own checks, and not a byte of script. */
export function nativeForm({ fields }: Pick<RegisterSettings, 'fields'>): string {
  const rows = registerFields.map((name) => {
    const { required, rules } = fields[name];
    const hint = hintOf(rules);
    return `<label for="${name}">${texts[`field.${name}`]}${required ? '<i>*</i>' : ''}<input id="${name}" name="${name}" ${attributesOf(name, rules)}${required ? ' required' : ''}${hint ? ` aria-describedby="${name}-hint"><small id="${name}-hint">${hint}</small>` : '>'}</label>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign up</title><style>${STYLE}</style></head>
<body><header><a href="/m/home" aria-label="Back">‹</a><img src="/brand/lotus/logo-light.svg" height="28" alt="Lotus Garden"></header><main class="panel"><h1>Sign up</h1><p>An account in under a minute. Fields marked with * are required.</p>
<form method="post">${rows.join('\n')}<label class="terms"><input type="checkbox" name="terms" required> I am at least 18 years old and accept the terms and rules of this site.</label><footer><button type="reset">Reset</button><button type="submit">Sign up</button></footer></form></main></body></html>`;
}
