import type { NavigationItem } from '@titian/contract'
import { useRouter } from '@tanstack/react-router'
import {
  readAddress,
  SiteLink,
  useExplain,
  useFollowAddress,
  useSession,
  useSignIn,
} from '@titian/site'
import { toast } from '@titian/ui'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { addressWithAnswer, opensNewTab } from './nav-target.ts'

interface NavLinkProps {
  item: Pick<NavigationItem, 'menuUrl' | 'openMode' | 'parameterInterface'>
  className?: string
  current?: boolean
  onFollow?: () => void
  describedBy?: string
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/**
 * A link of the navigation. Some links load their query from the server first (FRM-100 to FRM-103).
 */
export function NavLink({
  item,
  current,
  onFollow,
  describedBy,
  children,
  ...others
}: NavLinkProps) {
  const router = useRouter()
  const followAddress = useFollowAddress()
  const explain = useExplain()
  const openSignIn = useSignIn()
  const { status } = useSession()
  const newTab = opensNewTab(item.openMode)

  const open = (href: string) =>
    newTab ? void window.open(href, '_blank', 'noopener,noreferrer') : location.assign(href)
  const follow = async () => {
    const href = await addressWithAnswer(item)
    const address = readAddress(href)
    if (!address) return
    if (address.kind === 'outside') open(address.href)
    else if (!newTab) await followAddress(href)
    // A new tab must keep the language prefix, as links do.
    else open(router.buildLocation({ to: address.pathname, search: address.search }).publicHref)
  }
  const onClick = (event: MouseEvent) => {
    onFollow?.()
    if (!item.parameterInterface) return
    event.preventDefault()
    if (status === 'visitor') return openSignIn('login')
    follow().catch((error: unknown) => toast.failure(explain(error)))
  }
  return (
    // The drawer passes a click handler of its own, which must not replace the handler of this
    // link.
    <SiteLink
      {...others}
      href={item.menuUrl}
      newTab={newTab}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      aria-describedby={describedBy}
    >
      {children}
    </SiteLink>
  )
}
