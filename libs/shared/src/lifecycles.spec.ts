import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STATUSES,
  canDecide,
  canMove,
  canUndo,
  DECISIONS,
  FIRST_STATUS,
  STAGES,
  stageOf,
  stagesBefore,
  statusesBefore,
  statusForSeeker,
} from './lifecycles.js';

describe('statuses of an application', () => {
  it('allow a decision only while Pending', () => {
    expect(APPLICATION_STATUSES.filter(canDecide)).toEqual(['Pending']);
  });

  it('are final after a decision [DECIDE-2]', () => {
    expect(DECISIONS.some(canDecide)).toBe(false);
  });

  it('start at the status that allows a decision', () => {
    expect(canDecide(FIRST_STATUS)).toBe(true);
  });

  it.each(DECISIONS)('allow %s after Pending only', (decision) => {
    expect(statusesBefore(decision)).toEqual(['Pending']);
  });
});

describe('a rejection', () => {
  const final = Date.parse('2026-11-27T12:00:00Z');
  const rejected = { status: 'Rejected', finalAt: '2026-11-27T12:00:00.000Z' } as const;

  it('can be undone until it is final [DECIDE-8]', () => {
    expect(canUndo(rejected, final - 1)).toBe(true);
    expect(canUndo(rejected, final)).toBe(false);
  });

  it('of a time without undo is final [DECIDE-8]', () => {
    expect(canUndo({ status: 'Rejected' }, 0)).toBe(false);
  });

  it('is shown to the seeker once it is final [DECIDE-8]', () => {
    expect(statusForSeeker(rejected, final - 1)).toBe('Pending');
    expect(statusForSeeker(rejected, final)).toBe('Rejected');
  });
});

describe('stages of an application', () => {
  it.each([
    ['received', { status: 'Pending' }],
    ['viewed', { status: 'Pending', viewedAt: new Date() }],
    ['shortlisted', { status: 'Pending', viewedAt: new Date(), stage: 'shortlisted' }],
    ['decided', { status: 'Rejected', viewedAt: new Date(), stage: 'shortlisted' }],
  ] as const)('are %s for %j [STAGE-1]', (stage, application) => {
    expect(stageOf(application)).toBe(stage);
  });

  it('are left by a decision from everywhere, and never left after it [STAGE-1]', () => {
    expect(stagesBefore('decided')).toEqual(['received', 'viewed', 'shortlisted', 'interview']);
    expect(STAGES.some((stage) => canMove('decided', stage))).toBe(false);
  });

  it('lead to the short list and back [STAGE-2]', () => {
    expect(stagesBefore('shortlisted')).toEqual(['received', 'viewed', 'interview']);
    expect(canMove('shortlisted', 'viewed')).toBe(true);
    expect(canMove('interview', 'viewed')).toBe(false);
  });
});

describe('an application without a decision', () => {
  it('of a job that closed long ago reads "No decision given" [DECIDE-9]', () => {
    expect(statusForSeeker({ status: 'Pending', noDecision: true }, 0)).toBe('No decision given');
    expect(statusForSeeker({ status: 'Pending' }, 0)).toBe('Pending');
  });
});

it('a withdrawn application reads "Withdrawn", whatever else is true of it [APPLY-40]', () => {
  const withdrawnAt = '2026-11-03T10:00:00.000Z';
  expect(statusForSeeker({ status: 'Pending', withdrawnAt, noDecision: true }, 0)).toBe('Withdrawn');
});
