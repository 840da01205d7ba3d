import { siteConfig } from '../../packages/site/vite/site-config.ts'
import { staffReasons } from '../../packages/site/vite/staff-reasons.ts'

export default siteConfig({
  base: '/',
  port: 5173,
  firstModules: ['schools'],
  withoutReasons: staffReasons,
})
