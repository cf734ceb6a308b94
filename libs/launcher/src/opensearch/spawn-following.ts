import { type ChildProcess, spawn } from 'node:child_process';

/** Ends what it runs when its input ends, which is when whoever started it is gone. */
const FOLLOW = 'exec 3<&0; "$@" </dev/null & child=$!; (cat <&3 >/dev/null; kill "$child") & wait "$child"';

/** Starts a program that is none of Node's, in a session of its own. It ends when we do, however we end. */
export function spawnFollowing(
  command: string,
  args: readonly string[],
  out: number | 'ignore',
): ChildProcess {
  return spawn('sh', ['-c', FOLLOW, 'sh', command, ...args], { stdio: ['pipe', out, out], detached: true });
}
