import { Fragment, type ReactNode, useId } from 'react'
import { carton, drawings, marks } from './drawings.tsx'

interface NichePictureProps {
  niche: string
  /** The code of the picture in the bank; the front view by default. */
  picture?: string
  /** The text for screen readers. It is not needed if a text beside the picture says the same. */
  label?: string
  /** The width and the height in pixels. */
  size?: number
}

const place = (product: ReactNode, move: string) => <g transform={move}>{product}</g>

const middle = 'translate(20 20)'
/** Enlarges the drawing, so that it shows a quarter of the product from near. */
const near = 'translate(-34 -30) scale(2.3)'
const beside = 'translate(4 40) scale(0.8)'

const ground = (fill: string) => <rect width="120" height="120" fill={fill} />

/** The parts of a picture, the farthest first. */
function partsOf(niche: string, picture: string, blur: string): ReactNode {
  const {
    product,
    scene,
    inScene = 'translate(26 26) scale(0.86)',
  } = drawings[niche] ?? { product: carton, scene: null }
  const white = ground('var(--surface)')
  const grey = ground('var(--neutral-1)')
  const layers = (...parts: readonly ReactNode[]) =>
    parts.map((part, at) => <Fragment key={at}>{part}</Fragment>)
  const shown: Readonly<Record<string, ReactNode>> = {
    front: layers(white, place(product, middle)),
    frontGrey: layers(ground('var(--brand-2)'), place(product, middle)),
    frontMark: layers(white, place(product, middle), marks.stamp),
    frontText: layers(white, place(product, middle), marks.advert),
    inUse: layers(grey, scene, place(product, inScene)),
    detail: layers(grey, place(product, near)),
    detailBlurred: layers(grey, <g filter={`url(#${blur})`}>{place(product, near)}</g>),
    scale: layers(white, place(product, 'translate(8 12)'), marks.ruler),
    packed: layers(white, place(carton, 'translate(50 44) scale(0.8)'), place(product, beside)),
    withExtras: layers(white, place(product, 'translate(24 8) scale(0.8)'), marks.extras),
  }
  return shown[picture] ?? shown['front']
}

/** A picture of the bank, drawn here in the colours of the design. */
export function NichePicture({ niche, picture = 'front', label, size = 96 }: NichePictureProps) {
  const blur = useId()
  const parts = partsOf(niche, picture, blur)
  return (
    <svg
      viewBox="0 0 120 120"
      width={size}
      height={size}
      data-picture={picture}
      style={{ borderRadius: 'var(--r8)', border: '1px solid var(--line)', display: 'block' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {picture === 'detailBlurred' ? (
        <filter id={blur}>
          <feGaussianBlur stdDeviation="5" />
        </filter>
      ) : null}
      {parts}
    </svg>
  )
}
