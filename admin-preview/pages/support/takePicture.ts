/** The part of Region Capture that is used here; it is not among TypeScript's own types. https://www.w3.org/TR/mediacapture-region/ */
interface CropTargets {
  fromElement(element: Element): Promise<object>;
}
interface CroppableTrack extends MediaStreamTrack {
  cropTo(target: object): Promise<void>;
}

/** What was drawn before may still be on its way into the stream for so long. */
const SETTLE_MS = 300;
/** A stream that has shown nothing by then shows nothing. */
const LONGEST_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const targets = (): CropTargets | undefined => (globalThis as { CropTarget?: CropTargets }).CropTarget; // see above

/**
 * Whether this browser can take a picture of one part of this page and of nothing else: Chrome and Edge on a computer. Others would take the
 * whole window, or another one, with content that support must not see.
 */
export const canTakePicture = (): boolean => targets() !== undefined && 'getDisplayMedia' in (navigator.mediaDevices ?? {});

async function drawn(stream: MediaStream): Promise<string | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  const isPlaying = await Promise.race([video.play().then(() => true), wait(LONGEST_MS).then(() => false)]);
  if (!isPlaying) return undefined;
  await wait(SETTLE_MS);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas.toDataURL('image/webp', 0.85);
}

/**
 * A picture of where an element is on the screen, pages of other hosts included. The browser asks the operator first.
 *
 * @param makeRoom Takes away what covers the element, once the operator has agreed.
 * @returns A `data:` address of a WebP; nothing where the operator or the browser refused.
 */
export async function takePicture(element: Element, makeRoom: () => void): Promise<string | undefined> {
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true, preferCurrentTab: true } as DisplayMediaStreamOptions); // newer than the types
    const target = await targets()?.fromElement(element);
    const [track] = stream.getVideoTracks() as CroppableTrack[]; // where there are targets, tracks take them
    if (target === undefined || track === undefined) return undefined;
    await track.cropTo(target); // refused for any other window or tab
    makeRoom();
    return await drawn(stream);
  } catch (error) {
    console.warn('No picture of the phone was taken.', error);
    return undefined;
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}
