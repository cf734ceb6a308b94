import { BOARD } from './board.js';

export const SITE_NAME = BOARD.name;
