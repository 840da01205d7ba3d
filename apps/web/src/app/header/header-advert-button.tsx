import { IconSpeakerphone } from '@tabler/icons-react'
import { FlyOut } from '@titian/site'
import { HeaderAdvert, useHeaderAdvert } from './header-advert.tsx'

/** On a desktop the advert opens from a button, so that nothing moves when it loads. */
export function HeaderAdvertButton({ className }: { className?: string }) {
  const advert = useHeaderAdvert()
  if (!advert) return null
  return (
    <FlyOut
      label={<IconSpeakerphone size={20} aria-hidden />}
      name={advert.title}
      className={className}
      align="end"
      width={300}
      hover
    >
      {() => <HeaderAdvert />}
    </FlyOut>
  )
}
