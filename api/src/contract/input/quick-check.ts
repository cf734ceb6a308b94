import { getMetadataStorage, ValidationTypes } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

type Check = (value: unknown, about: ValidationArguments) => boolean | Promise<boolean>;

/** What a class says of one of its properties. */
interface Rules {
  property: string;
  /** The others are asked only where these let it be. */
  conditions: ((object: object, value: unknown) => boolean)[];
  checks: { isOfEach: boolean; constraints: unknown[]; check: Check }[];
}

const known = new Map<object, Map<string, Rules> | undefined>();

/**
 * Whether an object keeps the rules of its class and has nothing beside them. class-validator gathers all rules anew for
 * each object that it checks; they are gathered once here, and asked in the same way. Where this says no, or knows a
 * rule not to be so simple, class-validator is to say what is wrong.
 */
export function keepsRules(object: object): boolean {
  const target = object.constructor;
  if (!known.has(target)) known.set(target, rulesOf(target));
  const rules = known.get(target);
  return rules !== undefined && Object.keys(object).every((name) => rules.has(name)) && all(rules, object);
}

function all(rules: Map<string, Rules>, object: object): boolean {
  for (const one of rules.values()) if (!keeps(one, object)) return false;
  return true;
}

function keeps({ property, conditions, checks }: Rules, object: object): boolean {
  const value = (object as Record<string, unknown>)[property];
  if (!conditions.every((condition) => condition(object, value))) return true;
  return checks.every(({ isOfEach, constraints, check }) => {
    const about = { targetName: object.constructor.name, property, object, value, constraints };
    const isRight = (one: unknown) => check(one, about) === true;
    return isOfEach && Array.isArray(value) ? value.every(isRight) : isRight(value);
  });
}

/** Undefined where a rule looks into objects, or knows groups. */
function rulesOf(target: object): Map<string, Rules> | undefined {
  const storage = getMetadataStorage();
  const rules = new Map<string, Rules>();
  for (const one of storage.getTargetValidationMetadatas(target as never, '', false, false)) {
    const { propertyName: property } = one;
    const own = rules.get(property) ?? { property, conditions: [], checks: [] };
    rules.set(property, own);
    if (one.type === ValidationTypes.CONDITIONAL_VALIDATION) {
      own.conditions.push(one.constraints[0] as Rules['conditions'][0]);
      continue;
    }
    const constraints = storage.getTargetValidatorConstraints(one.constraintCls);
    if (constraints.length === 0 || one.validateIf) return undefined;
    for (const { instance } of constraints)
      own.checks.push({
        isOfEach: one.each,
        constraints: one.constraints as unknown[],
        check: (value, about) => instance.validate(value, about),
      });
  }
  return rules.size > 0 ? rules : undefined;
}
