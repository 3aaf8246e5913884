// npm install workerd && node workerd-livelock.mjs [starts] [V8 flag …]
// Counts how many of the starts of two workers in one workerd end in a livelock. Needs a machine with 2 cores (`taskset -c 0,1`).
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import {setTimeout as wait} from 'node:timers/promises';

const [starts = '20', ...flags] = process.argv.slice(2);
// Small heaps and an early Maglev only make the livelock frequent: it happens without them, too.
const v8Flags = ['--max-old-space-size=80', '--max-semi-space-size=1', '--invocation-count-for-maglev=5', ...flags];
const sum = (i) => Array.from({length: 10}, (_, j) => `('a${i}-${j}' + 'b${j}')`).join('+');
// Worker A keeps Maglev's background thread busy with functions that concatenate constants, and fills its old generation.
const a = `const hot = [${Array.from({length: 8000}, (_, i) => `(n) => {let s = ''; for (let i = 0; i < n; i++) s = ${sum(i)} + i; return s;}`)}];
const ballast = [];
let next = 0;
export default {fetch() {
  for (let k = 0; k < 40; k++) { const f = hot[next++ % hot.length]; for (let j = 0; j < 12; j++) f(1); }
  if (ballast.length >= 26) ballast.length = 4;
  ballast.push(Array.from({length: 32000}, (_, i) => ({x: i + next + 0.5})));
  return new Response('a');
}};`;
// Worker B makes objects that live in cppgc's heap, and enough of others that its old generation is collected often.
const b = `const ring = [];
export default {fetch() {
  const kept = Array.from({length: 10}, () => new Array(20000).fill(0.5));
  for (let i = 0; i < 300; i++) { const headers = new Headers({a: 'b' + i}); kept.push(headers, new Response('x', {headers})); }
  ring.push(kept);
  if (ring.length > 20) ring.shift();
  return new Response('b');
}};`;
const folder = mkdtempSync('workerd-livelock-');
const service = (name) => `(name = "${name}", worker = (modules = [(name = "${name}", esModule = embed "${name}.js")], compatibilityDate = "2026-04-01"))`;
const socket = (name, port) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`;
writeFileSync(`${folder}/a.js`, a);
writeFileSync(`${folder}/b.js`, b);
writeFileSync(`${folder}/config.capnp`, `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (v8Flags = ${JSON.stringify(v8Flags)}, services = [${service('a')}, ${service('b')}], sockets = [${socket('a', 8801)}, ${socket('b', 8802)}]);`);
const ticksOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).reduce((x, y) => x + Number(y), 0);
const counts = {livelock: 0, died: 0, answered: 0};
for (let start = 1; start <= Number(starts); start++) {
  const child = spawn(createRequire(import.meta.url)('workerd').default, ['serve', `${folder}/config.capnp`], {stdio: 'ignore'});
  const agent = new http.Agent({keepAlive: true});
  let [answers, last, over] = [0, Date.now(), false];
  const ask = (port) => over || http.get({port, host: '127.0.0.1', agent}, (answer) => answer.resume().on('end', () => { answers++; last = Date.now(); ask(port); })).on('error', () => setTimeout(ask, 20, port));
  for (let i = 0; i < 8; i++) ask(8801 + (i % 2));
  while (answers < 60 && Date.now() - last < 5000 && child.exitCode === null && child.signalCode === null) await wait(100);
  over = true;
  const ended = child.exitCode !== null || child.signalCode !== null;
  const before = ended ? 0 : ticksOf(child.pid);
  if (!ended && answers < 60) await wait(1000);
  counts[ended ? 'died' : answers < 60 ? 'livelock' : 'answered']++;
  if (answers < 60 && !ended) console.log(`start ${start}: no answer for 5 s after ${answers} answers; ${ticksOf(child.pid) - before} % of a core busy`);
  if (process.env.KEEP && answers < 60) { console.log(`left running: ${child.pid}`); process.exit(); }
  if (!ended) { child.kill('SIGKILL'); await once(child, 'exit'); }
  agent.destroy();
}
console.log(`${starts} starts with ${flags.join(' ') || 'no further flag'}:`, counts);
