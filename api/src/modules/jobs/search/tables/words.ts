import { NATIONWIDE } from '@skybil/shared';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Match whole words only, because many other words begin with them. */
export const SHORT_WORDS = words(
  `ac acct ai bde bdm bdo bi c cad ceo cfo chew coo cso cto dba e ea ehs end f go gm gp hr hse hvac ict intern interns
   internship internships ios it js m man md me ml net ngo noc node nss nysc oap op ops pa php pos pr qa qc qhse qs r rf rider
   sap seo sql sre tech ts ui uiux ux va vet`,
);

/** Say little about the job that is wanted, so that other words count more. */
export const WEAK_WORDS = words(
  `administrator advisor adviser agency agent analyst assistant associate attendant bank banking business chief church clinic company
   consultant coordinator developer director engineer executive expert factory farm finance firm general head health
   healthcare hospital hotel industry junior lead leader manager management medical officer operator personnel professional
   remote remotely representative restaurant school senior specialist staff supervisor team tech technical worker`,
);

/** Are not searched for. */
export const STOP_WORDS = words(
  `a an and any apply as at available based by city for from hiring i in into is job jobs latest looking me my near nearby
   needed new now of offer offers on only opening openings opportunities opportunity or position positions recruiting
   recruitment required region role roles state that the this to today town urgent urgently vacancies vacancy wanted want with work
   working ${NATIONWIDE.toLowerCase()}`,
);
