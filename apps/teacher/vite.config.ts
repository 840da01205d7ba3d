import { siteConfig } from '../../packages/site/vite/site-config.ts'

export default siteConfig({
  base: '/teacher/',
  port: 5174,
  firstModules: ['staff', 'captcha', 'sign-in'],
  wholeContract: true,
})
