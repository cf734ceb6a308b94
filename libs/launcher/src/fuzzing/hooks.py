"""What the contract cannot tell the fuzzer."""

import json
import os
import re

import schemathesis

ID = re.compile(r"^[0-9a-fA-F]{24}$")
FORMS = ("multipart/form-data", "application/x-www-form-urlencoded")
FORBIDDEN = {"__proto__", "constructor", "prototype"}
# ids of real records, by operation
KNOWN = json.loads(os.environ["KNOWN_IDS"])


def real(context, value):
    """Three of four well-formed ids become one that exists, so that calls get further than 404."""
    ids = KNOWN.get(context.operation.definition.raw.get("operationId"))
    if not ids or not isinstance(value, str) or not ID.match(value):
        return value
    number = int(value[-4:], 16)
    return ids[number // 4 % len(ids)] if number % 4 else value


def forbidden(value):
    if isinstance(value, dict):
        return any(
            key.startswith("$") or "." in key or key in FORBIDDEN or forbidden(inner) for key, inner in value.items()
        )
    return isinstance(value, list) and any(forbidden(inner) for inner in value)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and "id" in path_parameters:
        path_parameters["id"] = real(context, path_parameters["id"])
    return path_parameters


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
    """The API refuses some names of keys, which a schema of OpenAPI 3.0 cannot tell; api/src/contract/input tests them."""
    return not forbidden(body)


def arrives_as_text(value):
    # a list is sent as a field for each entry: only from two on it is more than a text or nothing
    return isinstance(value, (dict, int, float)) or (isinstance(value, list) and len(value) < 2)


@schemathesis.hook
def filter_case(context, case):
    """A form holds fields, and a field holds text: what is made up as anything else arrives as a valid form."""
    if case.media_type not in FORMS:
        return True
    if isinstance(case.body, dict):
        return not any(arrives_as_text(value) for value in case.body.values())
    return not isinstance(case.body, (str, int, float, list)) and case.body is not None
