/**
 * The hosted checkout's only stylesheet. It borrows the shop's colours, as a merchant's theme would, and nothing else:
 * the checkout is a system of its own.
 */
export const STYLESHEET = `
:root{--paper:#fbf8f1;--deep:#f3ecdd;--forest:#1f4a37;--forest-dark:#12291f;--text:#2b1b13;--soft:#6a4632;--sun:#f4b860;--berry:#9b2c45;--line:#8a6f5c;--rule:#e2d8c4}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--text);font:1.0625rem/1.5 system-ui,sans-serif}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem;color:var(--forest)}
h2{font-size:1.1875rem;line-height:1.3;margin-bottom:1rem;color:var(--forest)}
a{color:var(--forest);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--forest);outline-offset:2px;border-radius:2px}
.wide{display:block;max-width:68rem;margin:0 auto;padding:0 1rem}
.top{background:var(--forest-dark);color:var(--paper)}
.top .wide{display:flex;align-items:center;gap:.75rem;min-height:3.5rem}
.top a{color:var(--paper);min-height:2.75rem;display:inline-flex;align-items:center}
.top :focus-visible{outline-color:var(--sun)}
.brand{font-weight:700;font-size:1.25rem;text-decoration:none}
.brand-note{border-left:1px solid currentColor;padding-left:.75rem}
.switch{margin-left:auto}
.emulated{background:var(--sun);font-size:.9375rem;padding:.375rem 0}
main{padding-bottom:4rem}
.overview{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;margin-bottom:1rem}
.overview a{min-height:2.75rem;display:inline-flex;align-items:center}
.checkout{display:grid;gap:1.5rem}
.group{padding:1.5rem 0;border-top:1px solid var(--rule)}
.group:first-child{border-top:0;padding-top:.5rem}
.field{margin-bottom:1rem}
label,.test label{display:block;font-weight:600;margin-bottom:.25rem}
label small{font-weight:400;color:var(--soft)}
input[type=text],input[type=email],input[type=tel],select{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:6px;background:#fff;color:inherit;font:inherit}
[aria-invalid=true]{border:2px solid var(--berry)!important}
.error{color:var(--berry);font-weight:600;font-size:.9375rem;margin-top:.375rem}
.hint{color:var(--soft);font-size:.9375rem;margin-top:.5rem}
.choices{display:grid;border:1px solid var(--line);border-radius:6px;overflow:clip;background:#fff}
.choices.invalid{border:2px solid var(--berry)}
.choice{display:flex;align-items:center;gap:.75rem;min-height:3rem;padding:.5rem .75rem;margin:0;font-weight:400;cursor:pointer}
.choices .choice+.choice{border-top:1px solid var(--rule)}
.choice:has(:checked){background:#e6eee1;font-weight:600}
.group>.choice{border:1px solid var(--line);border-radius:6px}
.choice input{width:1.25rem;height:1.25rem;margin:0;flex:none;accent-color:var(--forest)}
.price{margin-left:auto;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.test{border:2px dashed var(--line);border-radius:6px;padding:.75rem 1rem 1rem;margin:0 0 .5rem;min-width:0}
.test legend{font-weight:600;color:var(--soft);padding:0 .5rem}
.test .hint{margin:0 0 .75rem}
.aside{background:var(--deep);padding:1.5rem 1rem;margin:0 -1rem}
.lines{list-style:none;display:grid;gap:1rem;padding-bottom:1rem}
.lines li{display:grid;grid-template-columns:4rem 1fr auto;gap:1rem;align-items:start}
.picture{display:block;width:4rem;height:4rem;border-radius:6px;background:var(--rule);object-fit:cover}
.title{font-weight:600;line-height:1.3;overflow-wrap:anywhere}
.detail{color:var(--soft);font-size:.9375rem}
.price s{display:block;color:var(--soft);font-size:.9375rem}
.amounts{border-top:1px solid #d4c6ab;padding-top:1rem;display:grid;gap:.5rem}
.amounts div{display:flex;justify-content:space-between;gap:1rem}
.amounts dd{font-variant-numeric:tabular-nums;white-space:nowrap}
.amounts .total{border-top:1px solid #d4c6ab;padding-top:.75rem;margin-top:.25rem;font-size:1.25rem;font-weight:700}
.amounts small{display:block;font-weight:400;font-size:.875rem;color:var(--soft)}
.legal{font-size:.9375rem;color:var(--soft);margin-top:1rem}
.button{display:inline-flex;justify-content:center;align-items:center;min-height:3.25rem;padding:.5rem 1.5rem;border:0;border-radius:8px;background:var(--forest);color:var(--paper);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.button:hover{background:var(--forest-dark)}
.aside .button{width:100%;margin-top:1rem}
.problem{border:2px solid var(--berry);border-radius:6px;background:#fff;padding:1rem 1.25rem;margin-bottom:1rem}
.problem ul{padding-left:1.25rem;margin-top:.25rem}
.problem a{color:var(--berry);display:inline-block;min-height:1.5rem}
.message{max-width:36rem;padding:2rem 0}
.message p{margin-top:1rem}
.index{padding-left:1.25rem;margin-top:1rem;display:grid;gap:.5rem}
@media (min-width:36rem){.pairs{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}.field:not(.half){grid-column:1/-1}}
@media (min-width:62rem){.checkout{grid-template-columns:minmax(0,1fr) 25rem;gap:4rem;align-items:start}.aside{position:sticky;top:1.5rem;margin:0;padding:1.75rem;border-radius:12px}}
`.trim();
