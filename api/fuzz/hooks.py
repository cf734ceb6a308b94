"""What the contract does not tell the fuzzer."""

import json
import os
import re
from pathlib import Path

import schemathesis
from schemathesis.openapi.checks import RejectedPositiveData
from schemathesis.transport.serialization import Binary

ID = re.compile(r"^[0-9a-fA-F]{24}$")
FORMS = ("multipart/form-data", "application/x-www-form-urlencoded")
FORBIDDEN = {"__proto__", "constructor", "prototype"}
# what cannot be written into the header of a part of a form
UNWRITABLE = re.compile(r"[\x00-\x1f\x7f]")
ROOT = Path(__file__).parents[2]
PDF = (ROOT / "api/test/honest-pdfs/pdf-lib.pdf").read_bytes()
PICTURE = (ROOT / "docs/pictures/home.png").read_bytes()
# by the name of the form's field
FILES = {"resume": Binary(PDF), "certificate": Binary(PDF), "image": Binary(PICTURE)}
# by operation: ids of real records, and refusals by rules that no schema can express
KNOWN = json.loads(os.environ["KNOWN_IDS"])
REFUSALS = json.loads(os.environ["REFUSALS"])
NAMES = ("name", "firstName", "lastName")
FILTERS = ("q", "kind", "status", "location", "visible")


def operation_id(operation):
    return operation.definition.raw.get("operationId")


def real(context, value):
    """Three of four well-formed ids become one that exists, so that calls get further than 404."""
    ids = KNOWN.get(operation_id(context.operation))
    if not ids or not isinstance(value, str) or not ID.match(value):
        return value
    number = int(value[-4:], 16)
    return ids[number // 4 % len(ids)] if number % 4 else value


def forbidden(value):
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(
            key.startswith("$") or "." in key or key in FORBIDDEN or forbidden(key) or forbidden(inner)
            for key, inner in value.items()
        )
    return isinstance(value, list) and any(forbidden(inner) for inner in value)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and "id" in path_parameters:
        path_parameters["id"] = real(context, path_parameters["id"])
    return path_parameters


@schemathesis.hook
def map_query(context, query):
    if query and "after" in query:
        query["after"] = real(context, query["after"])
    return query


@schemathesis.hook
def map_body(context, body):
    if isinstance(body, dict):
        for key in ("id", "jobId"):
            if key in body:
                body[key] = real(context, body[key])
        if isinstance(body.get("ids"), list):
            body["ids"] = [real(context, one) for one in body["ids"]]
    return body


@schemathesis.hook
def filter_body(context, body):
    """The API refuses some names of keys and one character, at any depth (INPUT-2); api/src/platform/contract/input tests them."""
    return not forbidden(body)


def as_name(text):
    return "".join(sign for sign in text if sign.isalpha() or sign.isdecimal() or sign == " ").strip() or text


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.is_positive


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """The example of a file is its name; sent as the file it would be none."""
    for schema in raw_schema["components"]["schemas"].values():
        for field in schema.get("properties", {}).values():
            if field.get("format") == "binary":
                field.pop("example", None)


@schemathesis.hook
def map_case(context, case):
    """A schema says no more of a file than that it is bytes, and of a name or a list's filter than that it is a text."""
    if not is_positive(case):
        return case
    if isinstance(case.body, dict):
        for field, content in FILES.items():
            if field in case.body:
                case.body[field] = content
        for field in NAMES:
            if isinstance(case.body.get(field), str):
                case.body[field] = as_name(case.body[field])
    if case.query and isinstance(case.query.get("filter"), str):
        text = case.query["filter"]
        case.query["filter"] = json.dumps({FILTERS[len(text) % len(FILTERS)]: text[:100]})
    return case


def arrives_as_text(value):
    # a list is sent as a field for each entry: only from two on it is more than a text or nothing
    return value is None or isinstance(value, (dict, int, float)) or (isinstance(value, list) and len(value) < 2)


@schemathesis.hook
def filter_case(context, case):
    """A form holds fields, and a field holds text: what is made up as anything else arrives as a valid form."""
    if case.media_type not in FORMS:
        return True
    if isinstance(case.body, dict):
        if any(not key or UNWRITABLE.search(key) for key in case.body):
            return False
        return is_positive(case) or not any(arrives_as_text(value) for value in case.body.values())
    return not isinstance(case.body, (str, int, float, list)) and case.body is not None


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """A request that fits the contract may be refused for what no schema can tell: refusals.mts lists those."""
    if not isinstance(failure, RejectedPositiveData):
        return True
    answer = response.json()
    named = answer.get("errors", {})
    return not any(
        refusal["code"] == answer["code"] and is_told(named, refusal.get("errors", {}))
        for refusal in REFUSALS.get(operation_id(case.operation), [])
    )


def is_told(named, told):
    if not told:
        return not named
    return bool(named) and all(field in told and says.startswith(told[field]) for field, says in named.items())
