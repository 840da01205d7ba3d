// One chunk for all forms except the first one. People open these forms only after the page is in
// use.
export { AuthenticationForm } from './identity/authentication-form.tsx'
export { ForgetForm } from './recovery/forget-form.tsx'
export { SetPasswordForm } from './recovery/set-password-form.tsx'
export { ConfirmedView } from './registration/confirmed-view.tsx'
export { RegistForm } from './registration/regist-form.tsx'
