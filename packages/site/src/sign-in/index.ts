export { CredentialsForm } from './credentials-form.tsx'
export { isAboutAccount } from './is-about-account.ts'
export { areaCodeOf, PhoneInput } from './phone-input.tsx'
export { useCredentialsForm, type SignedIn } from './use-credentials-form.ts'
