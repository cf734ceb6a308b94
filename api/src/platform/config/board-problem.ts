import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BOARD_TEXTS, boardFolder } from '@skybil/shared';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { BoardFileDto } from './board-file.dto.js';
import { textProblem } from './board-texts.js';

/** @returns one sentence about the first thing that is wrong with a board folder, or undefined (BOARD-1) */
export function boardProblem(folder = boardFolder()): string | undefined {
  const problem = problemIn(folder);
  return problem && folderProblem(folder, problem);
}

export const folderProblem = (folder: string, problem: string): string =>
  `BOARD_FOLDER ${relative(process.cwd(), folder)} will not do: ${problem}`;

function problemIn(folder: string): string | undefined {
  return fileProblem(folder) ?? textsProblem(folder);
}

function textsProblem(folder: string): string | undefined {
  for (const name of BOARD_TEXTS) {
    const text = readText(folder, `${name}.md`);
    if (text === undefined) return `it has no ${name}.md that can be read`;
    const problem = textProblem(name, text);
    if (problem) return `${name}.md ${problem}`;
  }
  return undefined;
}

function fileProblem(folder: string): string | undefined {
  const text = readText(folder, 'board.json');
  if (text === undefined) return 'it has no board.json that can be read';
  const file = parsed(text);
  if (file === undefined) return 'board.json is not JSON';
  const board = plainToInstance(BoardFileDto, file);
  const [error] = validateSync(board, {
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
  });
  if (error) return `board.json: ${sentenceOf(error)}`;
  const { places, categories, formerPlaces = {} } = board.country;
  if (!categories.includes('Other')) return 'board.json: country.categories needs Other';
  const names = new Set(places.map((place) => place.name));
  const unknown = Object.values(formerPlaces)
    .flat()
    .find((name) => !names.has(name));
  return unknown && `board.json: country.formerPlaces names ${unknown}, which is no place`;
}

function readText(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** 'country.places[3].name must be …' */
function sentenceOf({ property, constraints, children = [] }: ValidationError, path = ''): string {
  const name = /^\d+$/.test(property) ? `${path}[${property}]` : `${path}${path && '.'}${property}`;
  const [child] = children;
  if (child) return sentenceOf(child, name);
  if (constraints?.whitelistValidation) return `${name} is an unknown key`;
  const [sentence = 'is wrong'] = Object.values(constraints ?? {});
  return sentence.replace(property, name);
}
