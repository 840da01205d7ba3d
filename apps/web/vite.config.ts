import { defineConfig } from 'vite'
import { siteConfig } from '../../packages/site/vite/site-config.ts'

export default defineConfig(({ isSsrBuild = false }) =>
  siteConfig({
    base: '/',
    port: 5173,
    firstModules: ['schools'],
    forServer: isSsrBuild,
  }),
)
