import type { SignInHostProps } from '@titian/site'
import type { ComponentType } from 'react'

/**
 * The dialog that signs people in on a desktop, drawn by the shell over every page. The module of the
 * accounts gives it; until then an act that needs an account leads to the page /login.
 */
export const signInHost: ComponentType<SignInHostProps> | null = null
