# The app alone: EventStoreDB, PostgreSQL and a mail server stand beside it (docker-compose.yml).
FROM node:24-bookworm-slim
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
RUN npm ci
COPY . .
# The report's fonts are picked out of their packages, which carry every weight, and the packages go.
RUN npm run build && node server/report/fonts/pick.ts && npm prune --omit=dev && mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
