import type { SignInHostProps } from '@titian/site'
import type { ComponentType } from 'react'
import { LazyArrivals } from '../modules/accounts/arrivals/lazy-arrivals.tsx'
import { LazySignInHost } from '../modules/accounts/panel/lazy-sign-in-host.tsx'

/** The dialog that signs people in on a desktop, rendered above every page. */
export const signInHost: ComponentType<SignInHostProps> = LazySignInHost
/** Handles account data that an address or a scanned code contains. */
export const signInArrivals: ComponentType = LazyArrivals
