#!/bin/sh
# `npm run test:clients [-- NAME ...]`: generates clients from openapi.json, compiles them, and sends each through the board
# at $BOARD. A client whose tools are not installed is reported as not run.
set -eu
root=$PWD
here=$root/api/clients
work=$root/.data/clients
PATH=$work/venv/bin:$PATH
export PDF=$root/api/test/honest-pdfs/pdf-lib.pdf PATH

openapi_generator() {
  openapi-generator-cli generate --input-spec "$root/openapi.json" --output . \
    --global-property apiTests=false,modelTests=false --generator-name "$@"
}
typescript_fetch() {
  openapi_generator typescript-fetch && cp "$here/journeys/fetch.ts.txt" journey.ts &&
    cp "$here/tsconfig.client.json" tsconfig.json && echo '{}' >package.json &&
    tsc --project . && node dist/journey.js
}
python_generated() {
  openapi_generator python --package-name board_client && cp "$here/journeys/generated.py" journey.py &&
    mypy board_client journey.py && python journey.py
}
python_typed() {
  openapi-python-client generate --config "$here/openapi-python-client.yaml" --meta none \
    --path "$root/openapi.json" --output-path skybil_job_board_client &&
    cp "$here/journeys/typed.py" journey.py &&
    mypy --strict skybil_job_board_client journey.py && python journey.py
}
go_client() {
  openapi_generator go --package-name board --git-user-id skybil --git-repo-id board &&
    mkdir journey && cp "$here/journeys/journey.go.txt" journey/main.go &&
    go mod tidy && go vet ./... && go run ./journey
}
java_client() {
  openapi_generator java && cp "$here/journeys/Journey.java" src/main/java/ &&
    mvn --quiet -DskipTests compile dependency:copy-dependencies &&
    java -cp 'target/classes:target/dependency/*' Journey
}

passed=0 failed=0 not_run=0
# client NAME FUNCTION NEEDED_PROGRAM ...
client() {
  name=$1 steps=$2
  shift 2
  case " $chosen " in *" $name "* | '  ') ;; *) return ;; esac
  for program; do
    command -v "$program" >/dev/null && continue
    echo "$name: not run, because $program is not installed"
    not_run=$((not_run + 1))
    return
  done
  rm -rf "${work:?}/$name"
  mkdir -p "$work/$name"
  if (cd "$work/$name" && STAMP=$name-$(date +%s) && export STAMP && $steps) >"$work/$name.log" 2>&1; then
    echo "$name: compiles and works"
    passed=$((passed + 1))
  else
    tail -n 40 "$work/$name.log"
    echo "$name: failed"
    failed=$((failed + 1))
  fi
}

chosen=$*
npx --yes @stoplight/spectral-cli@6.16.3 lint --ruleset "$here/spectral.yaml" --fail-severity hint openapi.json
client typescript-fetch typescript_fetch java
client python python_generated java
client openapi-python-client python_typed
client go go_client java go
client java java_client java mvn
echo "$passed passed, $failed failed, $not_run not run"
[ "$failed" -eq 0 ]
