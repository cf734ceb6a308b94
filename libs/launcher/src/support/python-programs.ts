import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.ts';
import { must, run } from './run.ts';
import { say } from './say.ts';

/**
 * Programs from PyPI, pinned with all they need, in a virtual environment of their own.
 * @param name of the command that needs them, and of its folder in `.data`
 * @returns the folder of the programs
 */
export async function installFromPyPI(name: string, requirements: string): Promise<string> {
  const venv = inRoot('.data', name, 'venv');
  const wanted = readFileSync(requirements, 'utf8');
  const installed = path.join(venv, 'requirements.txt');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    say(name, 'installing what it needs from PyPI');
    rmSync(venv, { recursive: true, force: true });
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
    await must(
      'Making a virtual environment (Python 3.10 or newer with venv and pip is needed)',
      run('python3', ['-m', 'venv', venv]),
    );
    const python = path.join(venv, 'bin', 'python');
    await must('Installing from PyPI', run(python, [...pip, '--requirement', requirements]));
    writeFileSync(installed, wanted);
  }
  return path.join(venv, 'bin');
}
