import { siteConfig } from '../../packages/site/vite/site-config.ts'

export default siteConfig({
  base: '/admin/',
  port: 5175,
  firstModules: ['staff', 'captcha', 'sign-in'],
  wholeContract: true,
})
