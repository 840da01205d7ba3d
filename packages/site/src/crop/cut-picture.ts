/** A part of the picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The maximum size of the cropped picture in pixels, and the name of its file. */
interface Wanted {
  width: number
  height: number
  name: string
}

/** Returns the size of the result, which never has more pixels than the part that was cut out. */
export function sizeOf(area: Area, wanted: Pick<Wanted, 'width' | 'height'>) {
  const share = Math.min(1, area.width / wanted.width)
  return { width: Math.round(wanted.width * share), height: Math.round(wanted.height * share) }
}

function draw(image: CanvasImageSource, area: Area, wanted: Wanted): HTMLCanvasElement {
  const { x, y, width, height } = area
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sizeOf(area, wanted))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Whether this browser can draw the file. The name and the type of a file do not prove this. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const image = await createImageBitmap(file)
    image.close()
    return true
  } catch {
    return false
  }
}

/** Returns only the chosen area, as a JPEG. The rest of the picture never leaves the browser. */
export async function cutPicture(file: Blob, area: Area, wanted: Wanted): Promise<File> {
  const image = await createImageBitmap(file)
  const canvas = draw(image, area, wanted)
  image.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  if (!blob) throw new Error('This browser cannot write a JPEG.')
  return new File([blob], wanted.name, { type: blob.type })
}
