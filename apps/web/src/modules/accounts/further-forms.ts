// One part for all forms but the first: nobody comes to one before the page is in use.
export { AuthenticationForm } from './identity/authentication-form.tsx'
export { ForgetForm } from './recovery/forget-form.tsx'
export { SetPasswordForm } from './recovery/set-password-form.tsx'
export { ConfirmedView } from './registration/confirmed-view.tsx'
export { RegistForm } from './registration/regist-form.tsx'
