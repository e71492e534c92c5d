# The whole program in one image. Without DATABASE_URL it brings its own PostgreSQL, with its data in /data.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm run build

# What the server needs of npm at run time, and nothing else: tRPC's peer, the compiler, is for its types only.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY patches patches
COPY apps/server/package.json apps/server/
COPY packages/core/package.json packages/core/
COPY packages/db/package.json packages/db/
RUN npx --yes "$(node -p "require('./package.json').packageManager")" \
    install --prod --frozen-lockfile --filter '@pubquiz/server...' \
    && rm -rf node_modules/.pnpm/typescript@*

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=dependencies /app ./
COPY LICENSE ./
COPY content content
COPY packages/db/src/migrations packages/db/src/migrations
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/cli/dist apps/cli/dist
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PUBQUIZ_HOME=/app
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
