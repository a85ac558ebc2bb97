/** Style of the report: light and dark, on a phone as on a desktop. */
export const reportStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 22%, transparent);
  --failed: light-dark(#b3261e, #ff8a80); --advice: light-dark(#8a5a00, #ffc46b); --passed: light-dark(#1b6e3c, #7fdca4); --skipped: light-dark(#5f6368, #a8adb3); }
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 1100px; overflow-wrap: anywhere; }
h1 { font-size: 24px; line-height: 1.25; margin: 0; } h2 { font-size: 18px; margin: 32px 0 4px; } h3 { font-size: 15px; margin: 0 0 4px; }
p { margin: 0 0 6px; } code { font-size: 13px; font-weight: 400; opacity: .8; }
.area, .label { font-size: 12px; font-weight: 600; opacity: .75; margin: 0 0 4px; }
.counts { list-style: none; padding: 0; margin: 16px 0 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 8px; }
.counts li { border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; }
.counts b { display: block; font-size: 24px; line-height: 1.2; }
.counts .failed b, td.failed b { color: var(--failed); } .counts .advice b, td.advice b { color: var(--advice); }
.counts .passed b, td.passed b { color: var(--passed); } .counts .skipped b, td.skipped b { color: var(--skipped); }
article { border: 1px solid var(--line); border-inline-start: 4px solid var(--skipped); border-radius: 10px; padding: 14px 16px; margin-block: 10px; }
article.failed { border-inline-start-color: var(--failed); } article.advice { border-inline-start-color: var(--advice); }
.detail { font-family: ui-monospace, monospace; font-size: 13px; padding: 8px 10px; border-radius: 6px; background: color-mix(in srgb, currentColor 7%, transparent); }
.screens { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; }
.screens span { border: 1px solid var(--line); border-radius: 999px; padding: 1px 10px; font-size: 13px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 14px; overflow-wrap: normal; }
th, td { text-align: start; padding: 6px 10px; border-block-end: 1px solid var(--line); vertical-align: top; font-weight: 400; }
thead th { font-size: 12px; font-weight: 600; vertical-align: bottom; }
.calls td { text-align: center; } .calls thead th + th { text-align: center; }
.calls th[scope=row] code { display: block; } .calls td.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; } summary h2 { display: inline-block; }
@media (max-width: 600px) { .calls th, .calls td { padding-inline: 6px; } .calls tr > :first-child { position: sticky; inset-inline-start: 0; background: Canvas; min-inline-size: 150px; max-inline-size: 170px; overflow-wrap: anywhere; } }
`;
