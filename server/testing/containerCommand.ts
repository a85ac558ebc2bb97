import { spawnSync } from 'node:child_process';

/** A process of its own in a namespace of process ids of its own, as a container has. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const AS_USER = [...CONTAINER, '--user', '--map-root-user'];
const works = ([program = '', ...args]: readonly string[]) => spawnSync(program, [...args, 'true']).status === 0;

/** The command by which a process is started as in a container; nothing where this machine makes none. */
export const containerCommand = (): readonly string[] | undefined => [CONTAINER, AS_USER].find(works);
