import { Download, Link2 } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { SAYS } from '../../spec.ts'
import { useCopy } from '../use-copy.ts'
import { useImageDownload } from './use-image-download.ts'

/** Generated pictures, each with a download. */
export function GeneratedImages({ images }: { images: readonly { url: string }[] }) {
  const copy = useCopy()
  const download = useImageDownload()
  return images.map(({ url }) => (
    <figure key={url} className="drawn">
      <img src={url} alt="Images" loading="lazy" />
      <div className="row tight acts">
        <Button kind="quiet" icon={Download} onClick={() => void download(url)}>
          Download
        </Button>
        <Button
          kind="quiet"
          icon={Link2}
          onClick={() =>
            void copy(new URL(url, location.href).href, SAYS.imageUrlCopied, SAYS.imageUrlNotCopied)
          }
        >
          Copy URL
        </Button>
      </div>
    </figure>
  ))
}
