export { PasswordCard } from './password-card.tsx'
export { SessionsCard } from './sessions-card.tsx'
export { PhotoField } from './photo-field.tsx'
