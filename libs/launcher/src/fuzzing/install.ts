import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../support/root.ts';
import { must, run } from '../support/run.ts';
import { say } from '../support/say.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const VENV = inRoot('.data', 'fuzz', 'venv');

/** Schemathesis from PyPI, pinned with all it needs, in a virtual environment of its own. @returns its program */
export async function installSchemathesis(): Promise<string> {
  const wanted = readFileSync(REQUIREMENTS, 'utf8');
  const installed = path.join(VENV, 'requirements.txt');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    say('fuzz', 'installing Schemathesis');
    rmSync(VENV, { recursive: true, force: true });
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
    await must(
      'Making a virtual environment (Python 3.10 or newer with venv and pip is needed)',
      run('python3', ['-m', 'venv', VENV]),
    );
    const python = path.join(VENV, 'bin', 'python');
    await must('Installing Schemathesis', run(python, [...pip, '--requirement', REQUIREMENTS]));
    writeFileSync(installed, wanted);
  }
  return path.join(VENV, 'bin', 'schemathesis');
}
