import type { Type } from '@nestjs/common';
import { Transform } from 'class-transformer';

type Convert = (given: { value: unknown }) => unknown;
type Fields = Map<string, Convert[]>;

/** What each class says itself, by its prototype. */
const declared = new Map<object, Fields>();
/** What it says with those that it extends. */
const gathered = new Map<Type, Fields>();

/** class-transformer's `Transform`, of which {@link converted} knows too. */
export function Converted(convert: Convert): PropertyDecorator {
  const transform = Transform(convert);
  return (target, key) => {
    transform(target, key);
    const fields = declared.get(target) ?? new Map<string, Convert[]>();
    declared.set(target, fields);
    // of several, class-transformer asks the last first
    fields.set(String(key), [convert, ...(fields.get(String(key)) ?? [])]);
  };
}

/**
 * Makes an object of a class of one that is flat, as class-transformer does where fields are {@link Converted} and nothing
 * else. That one gathers what a class says for each key of each object anew, which takes longer than the checks.
 */
export function converted(metatype: Type, given: Readonly<Record<string, unknown>>): object {
  const fields = gathered.get(metatype) ?? fieldsOf(metatype);
  const made = new metatype() as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (name === '__proto__' || name === 'constructor') continue;
    let value = given[name];
    for (const convert of fields.get(name) ?? []) value = convert({ value });
    made[name] = value;
  }
  return made;
}

function fieldsOf(metatype: Type): Fields {
  const fields: Fields = new Map();
  const gather = (prototype: object | null): void => {
    if (!prototype) return;
    gather(Object.getPrototypeOf(prototype) as object | null);
    for (const [name, own] of declared.get(prototype) ?? [])
      fields.set(name, [...(fields.get(name) ?? []), ...own]);
  };
  gather(metatype.prototype as object);
  gathered.set(metatype, fields);
  return fields;
}
