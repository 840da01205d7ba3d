export { PasswordCard } from './password-card.tsx'
export { SessionsCard } from './sessions-card.tsx'
export { PhotoChoice, PhotoField } from './photo-field.tsx'
