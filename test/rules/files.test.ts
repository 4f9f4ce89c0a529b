import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import sharp from "sharp";
import { MOST_BYTES, nameOf, sortOf } from "#files/file.ts";
import { lookInto } from "#files/looking.ts";
import { Refusal } from "#kernel/refusal.ts";

const FILES = "test/scenarios/files";

/** A picture with where, when and by which device it was taken, and with a comment beside. */
function photograph(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: "#3a6" } })
    .withExif({
      IFD0: { Make: "Fotofix", Model: "F-7" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "2/1 21/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
    [format]()
    .toBuffer();
}

for (const [format, ending] of [
  ["jpeg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
] as const) {
  test(`a picture is kept without place and device (${format})`, async () => {
    const given = await photograph(format);
    assert.ok((await sharp(given).metadata()).exif !== undefined, "the picture that is given has them");
    const looked = await lookInto(`photo.${ending}`, given);
    assert.equal(looked.sort, "picture");
    for (const kept of [looked.whole, looked.small ?? assert.fail()]) {
      const { exif, xmp, iptc, icc, comments } = (await sharp(kept).metadata()) as unknown as Record<string, unknown>;
      assert.deepEqual(
        { exif, xmp, iptc, icc, comments },
        { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined, comments: undefined },
      );
      for (const trace of ["Fotofix", "GPS", "Exif", "xmpmeta"]) assert.ok(!Buffer.from(kept).includes(trace), trace);
    }
  });
}

test("a picture that the device held sideways is upright without it", async () => {
  const sideways = await sharp(await photograph("jpeg"))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const looked = await lookInto("photo.jpg", sideways);
  assert.deepEqual([looked.width, looked.height], [48, 64]);
});

test("a large picture has a smaller one beside it, and a picture that moves still moves", async () => {
  const wide = await sharp({ create: { width: 3_000, height: 1_000, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const looked = await lookInto("wide.png", wide);
  assert.deepEqual([looked.width, looked.height], [3_000, 1_000]);
  const small = await sharp(looked.small ?? assert.fail()).metadata();
  assert.deepEqual([small.format, small.width, small.height], ["jpeg", 1_280, 427]);
  const frames = await sharp({ create: { width: 8, height: 16, pageHeight: 8, channels: 3, background: "red" } } as never)
    .gif({ loop: 0 })
    .toBuffer();
  const moving = await lookInto("moving.gif", frames);
  assert.equal(
    (await sharp(moving.whole, { animated: true }).metadata()).pages,
    (await sharp(frames, { animated: true }).metadata()).pages,
  );
});

async function refused(name: string, bytes: Uint8Array, key: string): Promise<void> {
  await assert.rejects(lookInto(name, bytes), (error) => error instanceof Refusal && error.key === key, `${name}: ${key}`);
}

test("what is not what its name says is refused, whatever it is called", async () => {
  const picture = readFileSync(`${FILES}/tulips.jpg`);
  await refused("letter.jpg", readFileSync(`${FILES}/letter.jpg`), "file-not-what-it-says");
  await refused("song.mp3", picture, "file-not-what-it-says");
  await refused("notes.txt", picture, "file-not-what-it-says");
  await refused("picture", picture, "file-not-what-it-says");
  await refused("page.jpg", Buffer.from("<html><script>alert(1)</script>"), "file-not-what-it-says");
  await refused("page.html", Buffer.from("<html><script>alert(1)</script>"), "file-not-kept");
  await refused("drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "file-not-kept");
  await refused("program.exe", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]), "file-not-kept");
  await refused("noise.bin", Buffer.from([0, 1, 2, 3, 0, 255, 254, 3]), "file-unreadable");
  await refused("half.jpg", picture.subarray(0, 700), "file-picture-broken");
  await refused("empty.png", Buffer.alloc(0), "file-empty");
});

test("twenty-six megabytes are refused before anything is opened, twenty-five are not too many", async () => {
  await refused("film.mp4", Buffer.alloc(26_000_000), "file-too-large");
  await refused("film.mp4", Buffer.alloc(MOST_BYTES + 1), "file-too-large");
  const words = Buffer.alloc(MOST_BYTES, "a");
  assert.equal((await lookInto("long.txt", words)).whole.byteLength, MOST_BYTES);
});

test("a recording and a text are what they are, and kept as they are", async () => {
  const wav = readFileSync(`${FILES}/silence.wav`);
  const recording = await lookInto("silence.wav", wav);
  assert.deepEqual([recording.sort, recording.media], ["recording", "audio/wav"]);
  assert.deepEqual(Buffer.from(recording.whole), wav);
  assert.equal((await lookInto("poem.md", Buffer.from("# Été"))).sort, "text");
});

test("a name loses its folders and what turns a line around", () => {
  assert.equal(nameOf("../../etc/pass\u202ewd.txt"), "passwd.txt");
  assert.equal(nameOf("C:\\photos\\été.JPG"), "été.JPG");
  assert.equal(nameOf("\u200b"), "file");
  assert.ok(nameOf(`${"x".repeat(400)}.jpg`).length <= 120);
  assert.equal(sortOf("été.JPG", "image/jpeg").sort, "picture");
});
