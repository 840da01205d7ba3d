import type { PostDetail } from '@titian/contract'
import { createContext, type ReactNode } from 'react'

/** What a person can do with a post besides collecting it: applying is a noun of its own, and gives its part here. */
export const JobActsContext = createContext<(post: PostDetail) => ReactNode>(() => null)
