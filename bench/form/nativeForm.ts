import type { RegisterSettings } from '#schemas/release/registerSettings.schema.ts';
import { registerFields } from '#schemas/release/registerSettings.schema.ts';

/** The limit: the same fields as plain HTML with the browser's own checks, and not a byte of script. */
export function nativeForm(settings: Pick<RegisterSettings, 'fields'>): string {
  const rows = registerFields.map((name) => {
    const { required, rules } = settings.fields[name];
    const bound = (rule: 'minLength' | 'maxLength') => rules.find((one) => one.rule === rule)?.value;
    const min = bound('minLength');
    const max = bound('maxLength');
    const type = /password/i.test(name) ? 'password' : name === 'email' ? 'email' : name === 'birthday' ? 'date' : 'text';
    const checks = `${required ? ' required' : ''}${min ? ` minlength="${min}"` : ''}${max ? ` maxlength="${max}"` : ''}`;
    return `<label>${name}<input name="${name}" type="${type}"${checks}></label>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Create account</title>
<style>body{margin:0;padding:16px;background:#fbf7f0;color:#2a1d14;font:16px/1.5 system-ui,sans-serif}form{display:grid;gap:12px;max-width:480px;margin:auto}label{display:grid;gap:4px;font-size:14px}input{font:inherit;padding:10px 12px;border:1px solid #cbbfae;border-radius:12px;background:#fff}button{font:inherit;font-weight:700;padding:14px;border:0;border-radius:999px;background:#c8402c;color:#fff}</style></head>
<body><h1>Create account</h1><form>${rows.join('')}<label><span><input type="checkbox" name="terms" required> I am of age and accept the terms</span></label><button type="submit">Create account</button></form></body></html>`;
}
