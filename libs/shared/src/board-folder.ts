import type { SocialLink } from './board-config.js';
import type { Board, Country, HomeCurrency } from './board-types.js';

// Not in the scripts of browsers, which get the board with the page (`seeker-web/vite.config.ts`).

/** `board.json` of a board folder; docs/board.md explains it. The API validates it before it serves anything. */
export interface BoardFile extends Omit<Board, 'country'> {
  supportEmail: string;
  socialLinks: readonly SocialLink[];
  country: Omit<Country, 'places' | 'timeZoneName' | 'utcOffset' | 'currency' | 'nationalService'> & {
    /** 'Nigerian' */
    people: string;
    /** IANA name of a zone without summer time: 'Africa/Lagos' */
    timeZone: string;
    /** 'WAT', 'West Africa Time'. The first one is shown beside times. */
    timeZoneNames?: readonly string[];
    /** Codes of other countries that share the name of a place. */
    namesakes?: readonly string[];
    nationalService?: { name: string; otherNames: readonly string[] };
    phoneExample: string;
    currency: HomeCurrency & { plausiblePay: { from: number; to: number } };
    places: readonly PlaceInFile[];
    /** Former places that are several places today. */
    formerPlaces?: Record<string, readonly string[]>;
    /** Names of peoples, by which an advert must not choose: 'Tiv' */
    peoples?: readonly string[];
    /** Well-known employers: under such a name jobs wait for a check of the company. */
    employers?: readonly string[];
    /** What the number of a registered company begins with: 'RC' */
    companyNumbers?: readonly string[];
    /** Names that contain the name of a place and mean none. */
    notPlaces?: readonly string[];
    /** Names of other countries and of their cities that contain the name of a place of this one. */
    abroad?: readonly string[];
  };
}

export interface PlaceInFile {
  name: string;
  /** It is a city, not a state or a region. */
  isCity?: boolean;
  otherNames?: readonly string[];
  /** Cities and areas: 'Wuse/Wuse 2'. The first spelling is the shown one. */
  areas?: readonly string[];
}

const DEFAULT_FOLDER = 'board';

let read: BoardFile | undefined;

/** A folder that cannot be read gives the default board. The API then refuses to start and says why. */
export function boardFile(): BoardFile {
  return (read ??= attempt(boardFolder()) ?? load(inProject(DEFAULT_FOLDER)));
}

/** The folder that the setting BOARD_FOLDER names, relative to the folder of the project. */
export function boardFolder(name = process.env.BOARD_FOLDER): string {
  return inProject(name || DEFAULT_FOLDER);
}

export function boardInFolder(): Board {
  return boardOf(boardFile());
}

function boardOf({ name, country }: BoardFile): Board {
  const { minimumWage, nationalService } = country;
  const { plausiblePay: _, ...currency } = country.currency;
  return {
    name,
    country: {
      name: country.name,
      code: country.code,
      otherNames: country.otherNames,
      locale: country.locale,
      timeZoneName: country.timeZoneNames?.[0] ?? country.timeZone,
      utcOffset: utcOffsets(country.timeZone)[0] ?? 0,
      currency,
      ...(minimumWage ? { minimumWage } : {}),
      ...(nationalService ? { nationalService: nationalService.name } : {}),
      law: country.law,
      regulator: country.regulator,
      places: country.places.map((place) => place.name),
      firstPlaces: country.firstPlaces,
      categories: country.categories,
      firstCategories: country.firstCategories,
    },
  };
}

function attempt(folder: string): BoardFile | undefined {
  try {
    const file = load(folder);
    boardOf(file);
    return file;
  } catch {
    return undefined;
  }
}

function load(folder: string): BoardFile {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return JSON.parse(readFileSync(`${folder}/board.json`, 'utf8')) as BoardFile;
}

/** This file is also part of the bundle that the API renders pages with, so the project's folder is searched upwards. */
function inProject(path: string): string {
  const { existsSync } = process.getBuiltinModule('node:fs');
  const { resolve, dirname } = process.getBuiltinModule('node:path');
  const { fileURLToPath } = process.getBuiltinModule('node:url');
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(resolve(folder, DEFAULT_FOLDER, 'board.json')) && folder !== dirname(folder))
    folder = dirname(folder);
  return resolve(folder, path);
}

/** Minutes ahead of UTC in January and in July. */
export function utcOffsets(timeZone: string): number[] {
  return [0, 6].map((month) => {
    const at = Date.UTC(2026, month);
    return (Date.parse(`${new Date(at).toLocaleString('sv', { timeZone })}Z`) - at) / 60_000;
  });
}
