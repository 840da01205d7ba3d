import { siteConfig } from '../../packages/site/vite/site-config.ts'

export default siteConfig({ base: '/', port: 5173, firstModules: ['schools'] })
