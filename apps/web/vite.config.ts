import { defineConfig } from 'vite'
import { siteConfig } from '../../packages/site/vite/site-config.ts'
import { moduleReasons } from '../../packages/site/vite/module-reasons.ts'
import { staffReasons } from '../../packages/site/vite/staff-reasons.ts'

export default defineConfig(({ isSsrBuild = false }) =>
  siteConfig({
    base: '/',
    port: 5173,
    firstModules: ['schools'],
    withoutReasons: staffReasons,
    moduleReasons,
    forServer: isSsrBuild,
  }),
)
