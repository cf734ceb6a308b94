# One image for the whole board: the API, which also serves both front ends.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# only the manifests, so that a change of code does not repeat the installation
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY seeker-web/package.json seeker-web/
COPY recruiter-admin/package.json recruiter-admin/
COPY libs/shared/package.json libs/shared/
COPY libs/api-client/package.json libs/api-client/
COPY libs/web/package.json libs/web/
COPY libs/mongod/package.json libs/mongod/
COPY libs/launcher/package.json libs/launcher/
COPY libs/browser-tests/package.json libs/browser-tests/
RUN npm ci --include=dev
COPY . .
RUN npm run build
# removes compilers and the front ends' dependencies, which only the build needs
RUN npm ci --omit=dev --workspace=api --workspace=libs/shared
# removes files that only editors and debuggers read, a fifth of the size
RUN find node_modules api/node_modules api/dist libs/shared/dist -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# for Prometheus on the container network; the port is not published
ENV METRICS_HOST=0.0.0.0 METRICS_PORT=9464
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/libs/shared/package.json ./libs/shared/
COPY --from=build /app/libs/shared/dist ./libs/shared/dist
COPY --from=build /app/api/package.json ./api/
# packages that the API needs in another version than the build tools
COPY --from=build /app/api/node_modules ./api/node_modules
COPY --from=build /app/api/dist ./api/dist
COPY --from=build /app/seeker-web/dist ./seeker-web/dist
# the API renders the site's pages with it
COPY --from=build /app/seeker-web/dist-server ./seeker-web/dist-server
COPY --from=build /app/recruiter-admin/dist ./recruiter-admin/dist
COPY --from=build /app/recruiter-admin/staff/dist ./recruiter-admin/staff/dist
# name, links, country and texts of the board
COPY --from=build /app/board ./board
# the commands of operators, such as npm run import
COPY --from=build /app/libs/launcher/src/command.mjs ./libs/launcher/src/
# npm stores its logs and its cache in the home of its user, which is not writable when the root is read-only
ENV NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_LOGS_MAX=0 NPM_CONFIG_UPDATE_NOTIFIER=false
# docker build --build-arg REVISION=$(git rev-parse HEAD)
ARG VERSION=0.1.0 REVISION=unknown
LABEL org.opencontainers.image.title="Skybil" \
  org.opencontainers.image.description="A job board for Nigeria: seekers apply, recruiters hire" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# glibc keeps a separate arena of freed memory for each thread, up to eight per core. It also raises its mmap threshold
# after the first large free, and then keeps the gaps in its heap
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768
# on a machine with much memory, V8 otherwise lets short-lived objects take 128 MB before it collects them, and lets the
# heap grow to several times its live size
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=35", "api/dist/main.js"]
