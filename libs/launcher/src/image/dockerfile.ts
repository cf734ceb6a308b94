export interface Instruction {
  /** `RUN`, `COPY`, … */
  name: string;
  rest: string;
}

export interface Stage {
  /** By which later stages copy from it. */
  name: string;
  image: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile, each with its instructions in their order. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim());
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`This line of the Dockerfile is no instruction: ${line}`);
    const [image = '', , as = String(stages.length)] = rest.split(/\s+/);
    if (name === 'FROM') stages.push({ name: as, image, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** `A=b C="d e"`, as ENV, ARG and LABEL take it. */
export function pairs(rest: string): Record<string, string> {
  const found = rest.matchAll(/([\w.-]+)=(?:"([^"]*)"|(\S*))/g);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]));
}

/** What an instruction such as CMD says in its exec form. */
export function execForm(rest: string): string[] {
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
}
