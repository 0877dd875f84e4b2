# The app alone: EventStoreDB, PostgreSQL and a mail server are beside it (docker-compose.yml, deploy/helm/witan). It runs as a user
# without rights on a read-only root: /data and /tmp are all that it writes to, and /slots where several processes share keys.
#   docker buildx build --sbom=true --provenance=mode=max -t witan .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
RUN npm ci
COPY . .
# The report's fonts are picked out of their packages, which carry every weight, and the packages go, with all that only helps to build.
RUN npm run build && node server/report/fonts/pick.ts && npm prune --omit=dev && rm -rf bench client server/dev test

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data /slots && chown 1000:1000 /data /slots
USER 1000:1000
ENV HOST=0.0.0.0 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "server/cli/status/health.ts"]
CMD ["node", "server/main.ts"]
