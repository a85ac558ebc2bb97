import styles from './PlayerFrame.module.css';

interface PlayerFrameProps {
  /** Nothing is drawn without one. A frame with another address is another frame. */
  readonly url: string | undefined;
  readonly title: string;
  /** In CSS px of the player. */
  readonly width: number;
  readonly height: number;
  readonly setFrame: (element: HTMLIFrameElement | null) => void;
}

/** The player, on an origin of its own. */
export const PlayerFrame = ({ url, title, width, height, setFrame }: PlayerFrameProps) =>
  url === undefined ? null : (
    <iframe
      key={url}
      ref={setFrame}
      className={styles.root}
      src={url}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- on another origin allow-same-origin only gives the player its own storage back
      sandbox="allow-scripts allow-forms allow-same-origin"
      width={width}
      height={height}
    />
  );
