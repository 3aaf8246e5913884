import {readdirSync, readFileSync} from 'node:fs';

/** The process ids of the runtimes that this process started. */
export function runtimes(): readonly number[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .map(Number)
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'));
}

/** How much memory a process holds, in bytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
