# The product as one image: built with everything, run with what a server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
COPY package.json package-lock.json .npmrc ./
# Without the second flag npm adds what a library could work with, such as a test runner: 65 MB.
RUN npm install --omit=dev --legacy-peer-deps --no-audit --no-fund && npm cache clean --force
COPY src src
COPY scripts scripts
COPY migrations migrations
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data /app/node_modules
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch((process.env.TLS_KEY_FILE ? 'https' : 'http') + '://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--wasm-num-compilation-tasks=1", "src/server/main.ts"]
