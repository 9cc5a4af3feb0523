# The image of one node: `docker build -t adaptika .`, then `docker run -p 3000:3000 -v adaptika:/data adaptika` tries it
# with its embedded database; compose.yaml runs it for real. test/e2e/operation/image.e2e.ts does these steps without an engine.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/adaptika
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data DRAIN_SECONDS=5
WORKDIR /srv/adaptika
COPY --from=build /srv/adaptika/package.json package.json
COPY --from=build /srv/adaptika/node_modules node_modules
COPY --from=build /srv/adaptika/build build
COPY --from=build /srv/adaptika/graphql/schema graphql/schema
COPY --from=build /srv/adaptika/server/db/migrations server/db/migrations
COPY --from=build /srv/adaptika/server/db/functions server/db/functions
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/main.js"]
