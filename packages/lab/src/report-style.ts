// The style of the report: one page, light or dark as the reader's system.

export const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf7; --card: #ffffff; --ink: #1d1d1b; --dim: #62615c; --rule: #e3e1da;
  --one: #2a6fc9; --two: #d9622b; --three: #17916a; --four: #7d5bc4; --good: #17784f; --bad: #b3372f; }
@media (prefers-color-scheme: dark) { :root { --ground: #161615; --card: #20201e; --ink: #f1efe9; --dim: #a8a69e;
  --rule: #37362f; --one: #5b9cec; --two: #ee8150; --three: #35b98c; --four: #a68ae6; --good: #4cc38f; --bad: #ef7a70; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 70rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.75rem; }
p { margin: 0.25rem 0; max-width: 46rem; }
.dim, figcaption small { color: var(--dim); }
.stronger { color: var(--good); } .weaker { color: var(--bad); }
.caution { border-left: 3px solid var(--two); padding-left: 0.75rem; margin: 0.75rem 0; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0 0; }
.figures div, figure { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 0.75rem 1rem; }
.figures dt { color: var(--dim); font-size: 0.85rem; }
.figures dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
.figures dd small { display: block; font-size: 0.8rem; color: var(--dim); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; } figcaption small { display: block; font-weight: 400; }
svg { display: block; width: 100%; height: auto; margin-top: 0.5rem; }
svg text { font: 12px system-ui, sans-serif; fill: var(--dim); }
.grid { stroke: var(--rule); } .mark { stroke: var(--dim); stroke-dasharray: 5 4; }
.band { fill: var(--one); opacity: 0.2; } .curve { fill: none; stroke: var(--one); stroke-width: 2; }
.whisker { stroke: var(--one); stroke-width: 2; }
.one { fill: var(--one); } .two { fill: var(--two); } .three { fill: var(--three); } .four { fill: var(--four); }
.key { display: inline-block; width: 0.75em; height: 0.75em; border-radius: 2px; margin: 0 0.35em 0 0.75em; }
.key.one { background: var(--one); } .key.two { background: var(--two); }
.key.three { background: var(--three); } .key.four { background: var(--four); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.5rem 0; }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
th, td { text-align: right; padding: 0.2rem 0.9rem 0.2rem 0; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; } th { font-weight: 600; color: var(--dim); }
summary { cursor: pointer; margin: 0.75rem 0; }
`;
