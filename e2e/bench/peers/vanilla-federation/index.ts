// The styles are in front of every component, as in the shell: they set the order of the layers.
import '@pazar/ui/styles.css';

// The plugin's documentation asks for this boundary: shared modules load before any that uses them.
void import('../../../../host/src/main.ts');
