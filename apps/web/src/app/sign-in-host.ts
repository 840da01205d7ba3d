import type { SignInHostProps } from '@titian/site'
import type { ComponentType } from 'react'
import { LazyArrivals } from '../modules/accounts/arrivals/lazy-arrivals.tsx'
import { LazySignInHost } from '../modules/accounts/panel/lazy-sign-in-host.tsx'

/** The dialog that signs people in on a desktop, drawn by the shell over every page. */
export const signInHost: ComponentType<SignInHostProps> = LazySignInHost
/** What an address or a scan has brought along for the account. */
export const signInArrivals: ComponentType = LazyArrivals
