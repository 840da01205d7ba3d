export { MessageCenter } from './message-center.tsx'
export type { ScreenWords } from './message-screens.ts'
